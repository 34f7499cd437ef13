import { mount } from 'svelte';
import App from './App.svelte';
import './look/index.css';
import './shell.css';
import { settings } from './settings.svelte';
import { texts } from './texts.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no #app');

settings.dress();
void texts.speak().then(() => mount(App, { target }));
