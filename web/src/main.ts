import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { preferredLanguage, setLanguage } from './i18n/language.svelte';

// Words first: the page is never shown in one language and then in another. The words themselves
// are fetched with what is in this file, so it cannot wait for them before it is done.
void setLanguage(preferredLanguage()).then(() =>
  mount(App, { target: document.getElementById('app')! }),
);
