/** `npm run drill`: what takes too long for the tests, or too much of the machine. `npm run drill -- busy-start` runs only that. */
import { drillBadLine } from './bad-line.ts'
import { drillBusyStart } from './busy-start.ts'
import { drillMoneyKills } from './money-kills.ts'
import { drillMoneySteps } from './money-steps.ts'
import { drillPartsAway } from './parts-away.ts'
import { drillRolling } from './rolling.ts'

const drills = {
  'busy-start': drillBusyStart,
  'bad-line': drillBadLine,
  'money-kills': drillMoneyKills,
  'money-steps': drillMoneySteps,
  rolling: drillRolling,
  'parts-away': drillPartsAway,
}

const asked = process.argv.slice(2)
for (const [name, drill] of Object.entries(drills)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  console.log(`${name} …`)
  try {
    await drill((line) => console.log(`  ${line}`))
    console.log(`${name}: passed`)
  } catch (error) {
    console.log(`${name}: FAILED: ${(error as Error).message}`)
    process.exitCode = 1
  }
}
