// The offline shell: the page and its parts open without a line; what they show comes from the server as ever.
// One store a version of the app, named in this script's own address: what another version kept is let go of.
const shell = `xinglin-shell-${new URL(location.href).searchParams.get('build')}`
const shellAddress = '/'
/** Videos that members have stored; they belong to no version of the app. */
const videos = 'xinglin-videos'
const videoAddress = '/offline-video/'
const logoutAddress = '/api/web/v2/account/logout'
/** The mark in the head of the home; it has no hash in its name. */
const markAddress = '/icon-192.png'

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(shell)
      .then((cache) => cache.addAll([shellAddress, markAddress]))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  const clean = caches
    .keys()
    .then((names) => names.filter((name) => name !== shell && name !== videos))
    .then((names) => Promise.all(names.map((name) => caches.delete(name))))
  event.waitUntil(clean.then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  // What a member has stored goes with the login.
  if (url.pathname === logoutAddress) event.waitUntil(caches.delete(videos))
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (url.pathname.startsWith(videoAddress)) event.respondWith(storedVideo(request, url.pathname))
  else if (request.mode === 'navigate') event.respondWith(freshPage(request))
  else if (url.pathname === markAddress) event.respondWith(freshMark(request))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(keptPart(request))
})

/** Browsers want every push to be shown. The text says what a message is about, not what is in it. */
self.addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data.json()
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: markAddress, data: { path } }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(event.notification.data.path))
})

/** In a window that is open already, or in a new one. */
async function openPage(path) {
  const [open] = await self.clients.matchAll({ type: 'window' })
  if (!open) return self.clients.openWindow(path)
  await open.focus()
  return open.navigate(path)
}

self.addEventListener('message', (event) => {
  const parts = Array.isArray(event.data?.keep) ? event.data.keep : []
  event.waitUntil(caches.open(shell).then((cache) => cache.addAll(parts)))
})

/** The page from the server while there is one; without a line the shell, which then says so itself. */
async function freshPage(request) {
  try {
    const response = await fetch(request)
    if (response.ok && new URL(request.url).pathname === shellAddress) {
      const cache = await caches.open(shell)
      await cache.put(shellAddress, response.clone())
    }
    return response
  } catch (error) {
    const kept = await caches.match(shellAddress)
    if (kept) return kept
    throw error
  }
}

const freshMark = (request) =>
  fetch(request).catch(async () => (await caches.match(request)) ?? Response.error())

/** An answer without an end would hold a whole lecture in memory. */
const mostBytes = 1024 * 1024

/** A stored playlist as a whole; of a stored video the range that a player asks for, put together from its pieces. */
async function storedVideo(request, path) {
  const cache = await caches.open(videos)
  const whole = await cache.match(path)
  if (whole) return whole
  const about = await cache.match(`${path}?about`)
  if (!about) return new Response('', { status: 404 })
  const { size, pieceBytes, type } = await about.json()
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get('range') ?? 'bytes=0-')
  const from = Number(range?.[1] ?? 0)
  const to = Math.min(range?.[2] ? Number(range[2]) : from + mostBytes - 1, size - 1)
  if (from > to) return new Response('', { status: 416, headers: { 'content-range': `bytes */${size}` } })
  const parts = []
  for (let at = from; at <= to;) {
    const number = Math.floor(at / pieceBytes)
    const piece = await cache.match(`${path}?piece=${number}`)
    if (!piece) return new Response('', { status: 404 })
    const begin = number * pieceBytes
    parts.push((await piece.blob()).slice(at - begin, to + 1 - begin))
    at = begin + pieceBytes
  }
  return new Response(new Blob(parts), {
    status: 206,
    headers: {
      'content-type': type,
      'content-length': String(to + 1 - from),
      'content-range': `bytes ${from}-${to}/${size}`,
      'accept-ranges': 'bytes',
    },
  })
}

/** Parts carry a hash in their name: what was fetched once never changes. */
async function keptPart(request) {
  const kept = await caches.match(request)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) {
    const cache = await caches.open(shell)
    await cache.put(request, response.clone())
  }
  return response
}
