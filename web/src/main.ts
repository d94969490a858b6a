import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { preferredLanguage, setLanguage } from './i18n/language.svelte';

// Messages first, so that the page never changes its language while loading. They import this
// chunk themselves, so a top-level await here would deadlock.
void setLanguage(preferredLanguage()).then(() =>
  mount(App, { target: document.getElementById('app')! }),
);
