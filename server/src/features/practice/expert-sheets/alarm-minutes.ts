/** How long before a time the calendar of a guest reminds of it, as the reminders do: a week, a day and an hour. */
export const alarmMinutes = [7 * 24 * 60, 24 * 60, 60]
