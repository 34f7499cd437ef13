import '../src/look/index.css';
import { mount } from 'svelte';
import Gallery from './Gallery.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('gallery.html has no #app');

export default mount(Gallery, { target });
