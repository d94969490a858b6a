/** A chess clock at a given server time. */
import type { ClockTimes, Seat } from '../api/types';

export function timeLeft(clocks: ClockTimes, seat: Seat, now: number): number {
  const left = clocks.left[seat] ?? 0;
  return Math.max(0, clocks.running === seat ? left - (now - clocks.at) : left);
}

/** `2:05`, `1:02:05`, in the last ten seconds `0:07.3`, from two days on `3d 04h`. */
export function formatTime(left: number): string {
  const seconds = Math.floor(left / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  if (hours >= 48) return `${Math.floor(hours / 24)}d ${two(hours % 24)}h`;
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
  if (left < 10_000) return `0:0${(left / 1000).toFixed(1)}`;
  return `${minutes}:${two(seconds % 60)}`;
}
