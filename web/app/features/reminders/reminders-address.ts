/** Returns the address of a company's reminder settings. */
export function companyReminders(companyId: number): string {
  return `/app/reminders?company=${companyId}`;
}
