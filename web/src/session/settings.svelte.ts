/** The player's settings on this device: theme, sound, drawing quality, notifications. */
import { setMuted } from '../design/sound';
import { bestQuality, type Quality } from '../scene/quality';
import { load, save } from './storage';

export type Theme = 'auto' | 'light' | 'dark';

class Settings {
  theme = $state<Theme>((load('theme') as Theme) || 'auto');
  sound = $state(load('sound') !== 'off');
  /** Whether boards that have a 3D scene may show it. */
  solid = $state(load('solid') !== 'off');
  /** Whether move lists show the notation of the records instead of words. */
  notation = $state(load('notation') === 'on');
  /** Whether to notify the player when a slow game waits for their move. */
  notifications = $state(load('call') === 'on');

  constructor() {
    setMuted(!this.sound);
  }

  chooseTheme(theme: Theme): void {
    this.theme = theme;
    save('theme', theme);
    applyTheme(theme);
  }

  toggleSound(): void {
    this.sound = !this.sound;
    setMuted(!this.sound);
    save('sound', this.sound ? 'on' : 'off');
  }

  toggleSolid(): void {
    this.solid = !this.solid;
    save('solid', this.solid ? 'on' : 'off');
  }

  toggleNotation(): void {
    this.notation = !this.notation;
    save('notation', this.notation ? 'on' : 'off');
  }

  async toggleNotifications(): Promise<void> {
    const isWanted = !this.notifications;
    this.notifications = isWanted && (await Notification.requestPermission()) === 'granted';
    save('call', this.notifications ? 'on' : 'off');
  }

  get quality(): Quality {
    return this.solid ? bestQuality() : 'flat';
  }
  get hasScenes(): boolean {
    return bestQuality() !== 'flat';
  }
}

export function applyTheme(theme: Theme): void {
  document.documentElement.style.colorScheme = theme === 'auto' ? '' : theme;
}

export const settings = new Settings();
