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
    if (!this.solid || !hasWebGL()) return 'flat';
    return (navigator.hardwareConcurrency ?? 2) > 4 ? 'high' : 'low';
  }
}

let webGL: boolean | undefined;
function hasWebGL(): boolean {
  webGL ??= Boolean(document.createElement('canvas').getContext('webgl2'));
  return webGL;
}

export function showTheme(theme: Theme): void {
  document.documentElement.style.colorScheme = theme === 'auto' ? '' : theme;
}

export const settings = new Settings();
