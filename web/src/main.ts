import { mount } from 'svelte';
import App from './App.svelte';
import * as api from './api';
import './look/index.css';
import './shell.css';
import { route } from './route.svelte';
import { settings } from './settings.svelte';
import { texts } from './texts.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no #app');

settings.dress();
// What the first page asks for anyway, it asks for while the texts come; if that fails, it says so itself.
if (route.place.page === 'start') api.catalog().catch(() => undefined);
void texts.speak().then(() => mount(App, { target }));
