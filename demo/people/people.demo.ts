import type { DemoPart } from '#demo/demo-part.ts'
import { loadAccounts } from './account.ts'
import { loadAudit } from './audit.ts'
import { loadDoctors } from './doctors.ts'
import { loadServiceSettings } from './native-app.ts'
import { loadHospitals } from './profile.ts'
import { loadVerified } from './verification.ts'

export const peopleDemo: DemoPart[] = [
  { name: 'doctors', after: ['search'], load: loadDoctors },
  { name: 'profile', after: ['messages'], load: loadHospitals },
  { name: 'account', after: ['profile'], load: loadAccounts },
  { name: 'verification', after: ['account'], load: loadVerified },
  { name: 'audit', after: ['inbox'], load: loadAudit },
  { name: 'native-app', after: ['marks'], load: loadServiceSettings },
]
