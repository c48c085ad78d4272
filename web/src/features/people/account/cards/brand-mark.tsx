/** The apricot blossom of the apricot grove. */
export function BrandMark() {
  return <img src="/icon-192.png" alt="杏林 Xinglin" width="72" height="72" className="brand-mark" />
}
