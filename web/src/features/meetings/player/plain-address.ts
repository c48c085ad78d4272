/** Identifies the video behind a signed address: removes the signature from the query or the path, and the edge that sends it. */
export const plainAddress = (address: string) =>
  address
    .replace(/[?#].*$/, '')
    .replace(/^https?:\/\/[^/]+\/edge\/files\//, '/files/')
    .replace(/\/edge\/\d+\/\d+\/[\da-f]{64}\//, '/')
    .replace(/\/at\/\d+\/[\da-f]{64}\//, '/')
    .replace(/\/excerpt\/\d+\/(\d+)\/[\da-f]{64}\//, '/excerpt/$1/')
