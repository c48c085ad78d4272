import { beforeLogOut, onLogIn } from '#web/features/people/account/state.ts'
import { bridge } from '#web/platform/bridge.ts'
import { environment } from '#web/platform/environment.ts'
import { readDevice } from './device.ts'
import { messageMutations } from './mutations.ts'

const ask = async () => readDevice(await bridge().ask('getData', { type: 'device' }))

/** In the app the device receives push messages for the user who is logged in, from the login to the logout. */
export function followDevice(): void {
  onLogIn(async () => {
    const device = await ask()
    if (device)
      await messageMutations
        .saveDevice({ ...device, equipmentType: environment().platform })
        .catch(() => undefined)
  })
  beforeLogOut(async () => {
    const device = await ask()
    if (device) await messageMutations.forgetDevice({ deviceId: device.deviceId })
  })
}
