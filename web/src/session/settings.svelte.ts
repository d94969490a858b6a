/** What the player likes on this device: light, sound, how much is drawn. */
import type { Quality } from '../boards/board';
import { recall, remember } from './memory';

export type Theme = 'auto' | 'light' | 'dark';

class Settings {
  theme = $state<Theme>((recall('theme') as Theme) || 'auto');
  sound = $state(recall('sound') !== 'off');
  /** Whether solid scenes may be drawn where a board has one. */
  solid = $state(recall('solid') !== 'off');
  /** Whether to be called when it is one's turn in a slow game. */
  call = $state(recall('call') === 'on');

  chooseTheme(theme: Theme): void {
    this.theme = theme;
    remember('theme', theme);
    showTheme(theme);
  }

  switchSound(): void {
    this.sound = !this.sound;
    remember('sound', this.sound ? 'on' : 'off');
  }

  switchSolid(): void {
    this.solid = !this.solid;
    remember('solid', this.solid ? 'on' : 'off');
  }

  async switchCall(): Promise<void> {
    this.call = !this.call && (await Notification.requestPermission()) === 'granted';
    remember('call', this.call ? 'on' : 'off');
  }

  get quality(): Quality {
    return this.solid ? this.best : 'flat';
  }
  /** Without motion there is nothing that a solid scene shows better than a drawing. */
  get best(): Quality {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    return isCalm ? 'flat' : (best ??= bestHere());
  }
}

let best: Quality | undefined;
/** What this machine can draw: asked once, and the context is given back. */
function bestHere(): Quality {
  const context = document.createElement('canvas').getContext('webgl2');
  if (!context) return 'flat';
  // Browsers that say "WebKit WebGL" of every card tell its name when they are asked for it.
  const named =
    context.getExtension('WEBGL_debug_renderer_info')?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER;
  const isSoftware = /swiftshader|llvmpipe|software/i.test(String(context.getParameter(named)));
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return isSoftware || (navigator.hardwareConcurrency ?? 2) < 5 ? 'low' : 'high';
}

export function showTheme(theme: Theme): void {
  document.documentElement.style.colorScheme = theme === 'auto' ? '' : theme;
}

export const settings = new Settings();
