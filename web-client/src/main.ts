import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './state/settings.svelte';
import './style.css';

settings.apply();
const target = document.getElementById('app');
if (target) mount(App, { target });
