/** A server without a configured host name is reached under the name by which this page was opened. */
export const pushAddressFrom = (address: string, hostname: string) =>
  address.replace(/^(rtmps?:\/\/)localhost(?=[:/])/, `$1${hostname}`)
