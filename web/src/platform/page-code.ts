import { createCodeLoader } from './load-code.ts'
import { isReplaced } from './main-script.ts'

const arrivals = new Map<string, Promise<unknown>>()

/** Requests a script or style file of the app, unless the page has it. What a bad line loses can be requested again. */
export function requestFile(address: string): Promise<unknown> {
  const known = arrivals.get(address)
  if (known) return known
  const arrival = address.endsWith('.css') ? styleArrival(address) : scriptArrival(address)
  arrivals.set(address, arrival)
  arrival.catch(() => arrivals.delete(address))
  return arrival
}

/**
 * The file is in the browser's cache before it is imported. A module that is lost while it is imported is lost for as long
 * as the page lives: browsers note the failure and never ask again.
 */
async function scriptArrival(address: string): Promise<unknown> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(address)
  return answer.arrayBuffer()
}

/** A lost style leaves nothing behind, so that it can be requested again. */
function styleArrival(address: string): Promise<unknown> {
  if (document.querySelector(`link[href="${address}"]`)) return Promise.resolve()
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    crossOrigin: '',
    href: address,
  })
  const arrival = new Promise<unknown>((resolve, reject) => {
    link.addEventListener('load', resolve)
    // The first lines of the page leave a link alone that has this (`web/index.html`).
    // oxlint-disable-next-line unicorn/prefer-add-event-listener
    link.onerror = () => {
      link.remove()
      reject(new Error(address))
    }
  })
  document.head.append(link)
  return arrival
}

export const loadCode = createCodeLoader({
  request: requestFile,
  isReplaced,
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
})
