import type { DemoPart } from '#demo/demo-part.ts'
import { loadConferences } from './conferences.ts'
import { loadConsultingHours } from './consulting-hours.ts'
import { loadExpertDuties } from './expert-duties.ts'
import { loadExpertFees } from './expert-fees.ts'
import { loadExpertSessions } from './expert-sessions.ts'
import { loadExpertSheets } from './expert-sheets.ts'
import { loadConsultations } from './consultations.ts'
import { loadFeeCorrections } from './fee-corrections.ts'
import { loadSpecimenRooms } from './specimen-rooms.ts'
import { loadUnions } from './unions.ts'

export const practiceDemo: DemoPart[] = [
  { name: 'expert-sheets', after: ['verification', 'study'], load: loadExpertSheets },
  { name: 'expert-duties', after: ['expert-sheets'], load: loadExpertDuties },
  { name: 'expert-sessions', after: ['expert-duties'], load: loadExpertSessions },
  { name: 'specimen-rooms', after: ['expert-sessions'], load: loadSpecimenRooms },
  { name: 'expert-fees', after: ['expert-sessions'], load: loadExpertFees },
  { name: 'fee-corrections', after: ['expert-fees', 'withdrawals'], load: loadFeeCorrections },
  { name: 'unions', after: ['lesson-progress'], load: loadUnions },
  { name: 'consultations', after: ['publicity'], load: loadConsultations },
  { name: 'consulting-hours', after: ['consultations'], load: loadConsultingHours },
  { name: 'conferences', after: ['consulting-hours'], load: loadConferences },
]
