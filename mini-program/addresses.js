/** The site that the mini-program shows: `PUBLIC_ORIGIN` of the server, registered as its business domain (业务域名). */
const origin = 'https://xinglin.example'

/** The address of a page of the site by its path; the home for anything else, so that no link can show another site. */
function addressOf(path) {
  const isPath = typeof path === 'string' && /^\/(?![/\\])/.test(path)
  return origin + (isPath ? path : '/')
}

/** The path of an address of the site; the home for an address of any other. */
function pathOf(address) {
  return typeof address === 'string' && address.startsWith(`${origin}/`) ? address.slice(origin.length) : '/'
}

/** An address with more fields in its query. */
function withFields(address, fields) {
  const query = Object.keys(fields)
    .map((name) => `${name}=${encodeURIComponent(fields[name])}`)
    .join('&')
  return address + (address.includes('?') ? '&' : '?') + query
}

/** The page of the mini-program that shows a path of the site. */
const webPage = (path) => `/pages/web/web?path=${encodeURIComponent(path)}`

module.exports = { addressOf, pathOf, withFields, webPage }
