/** The count, spoken in the reader's language where the device has a voice for it. */
import { isMuted } from '../../design/sound';

export function speak(text: string, language = document.documentElement.lang): void {
  if (isMuted() || typeof speechSynthesis === 'undefined') return;
  const voice = speechSynthesis.getVoices().find(({ lang }) => lang.startsWith(language));
  // Another language's voice would not be understood: then the knock alone is heard.
  if (!voice) return;
  const spoken = new SpeechSynthesisUtterance(text);
  [spoken.voice, spoken.lang, spoken.rate] = [voice, voice.lang, 1.15];
  speechSynthesis.speak(spoken);
}
