/** Notifies a player whose page is in the background. */
export function notify(title: string, options: NotificationOptions): void {
  try {
    new Notification(title, options);
  } catch {
    // Browsers on Android allow notifications from service workers only.
    navigator.vibrate?.(200);
  }
}
