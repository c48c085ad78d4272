/** Identifies the video behind a signed address: removes the signature from the query or the path. */
export const plainAddress = (address: string) =>
  address
    .replace(/[?#].*$/, '')
    .replace(/\/at\/\d+\/[\da-f]{64}\//, '/')
    .replace(/\/excerpt\/\d+\/(\d+)\/[\da-f]{64}\//, '/excerpt/$1/')
