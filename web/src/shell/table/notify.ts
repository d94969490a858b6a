/** Calls somebody who looks elsewhere. */
export function notify(title: string, options: NotificationOptions): void {
  try {
    new Notification(title, options);
  } catch {
    // Android's browsers know the name, and show notifications of service workers alone.
    navigator.vibrate?.(200);
  }
}
