import { logInByCode } from './harness/log-in.ts'
import { masked } from './harness/register.ts'
import { expect, newPhone, test } from './harness/test.ts'

// The policy of the page names the hosts that the server has configured, which are none.
test.use({ bypassCSP: true })

test('a page calls the services at another host, and logs in there', async ({ page, baseURL }) => {
  // Another name of the same server, which browsers take for another origin.
  const services = baseURL!.replace('localhost', 'xinglin.test')
  const hosts = JSON.stringify({ production: { api: services, college: services } })
  await page.addInitScript((hosts) => {
    document.addEventListener(
      'readystatechange',
      () => {
        const config = document.getElementById('xinglin-config')!
        config.textContent = config.textContent.replace('"hosts":{}', `"hosts":${hosts}`)
      },
      { once: true },
    )
  }, hosts)
  // While requests are watched, the header with the address of this journey needs no leave of the other host.
  await page.route('**/api/**', (route) => route.continue())
  const called = new Set<string>()
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (/^\/(?:api|MedicalCollege)\//.test(pathname)) called.add(origin)
  })
  const phone = newPhone()
  await logInByCode(page, phone)
  await expect(page.getByRole('banner').getByText(`您好，${masked(phone)}`)).toBeVisible()
  expect([...called]).toEqual([services])
})
