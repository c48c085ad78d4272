/** The video behind an address, whichever signature opens it at the moment: in its query, or as a part of its path. */
export const plainAddress = (address: string) =>
  address.replace(/[?#].*$/, '').replace(/\/at\/\d+\/[\da-f]{64}\//, '/')
