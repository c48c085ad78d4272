import { createKeptText, deviceArea } from '#web/platform/kept.ts'

/** Set once a person has logged out: WeChat and the app, which know them, do not log them in again by themselves. */
const kept = createKeptText(deviceArea, 'left_on_purpose')

export const hasLeftOnPurpose = () => kept.get() !== ''
export const setLeftOnPurpose = (hasLeft: boolean) => (hasLeft ? kept.set('1') : kept.clear())
