import { noLimits, openDatabase } from '#kernel/open-database.ts'
import type { Db } from '#kernel/database.ts'
import type { Env } from '#kernel/env.ts'
import { sayStep } from '#kernel/say-step.ts'
import { selectSetting, upsertSetting } from '#kernel/settings.queries.ts'
import { createVault, loadMasterKey } from '#kernel/vault.ts'
import { openStorage } from '#server/providers/storage/open-storage.ts'
import { countUsers, deliverMessages, lockDemo, shiftMeetings } from './demo.queries.ts'
import { shiftCampaigns } from './coffee.queries.ts'
import { renewWaitingOrder, selectWaitingOrderId } from './orders.queries.ts'
import { nameShownOperations } from './playbacks.queries.ts'
import { shiftConsultations } from './consultations.queries.ts'
import { fitFigures } from './fitting-figures.queries.ts'
import { forgetLikes } from './gathered-notices.queries.ts'
import { shiftAgreements } from './shift-agreements.ts'
import { shiftBookings } from './unions.queries.ts'
import { loadAccounts } from './load/accounts.ts'
import { loadAdmission } from './load/admission.ts'
import { loadAnnouncements } from './load/announcements.ts'
import { loadAnnounced } from './load/meeting-homes.ts'
import { loadArticles } from './load/articles.ts'
import { loadAudit } from './load/audit.ts'
import { loadBroadcasts } from './load/broadcasts.ts'
import { loadCoffee } from './load/coffee.ts'
import { loadCollege } from './load/college.ts'
import { loadConsultations } from './load/consultations.ts'
import { loadComments } from './load/comments.ts'
import { loadConsole } from './load/console.ts'
import { loadConferences } from './load/conferences.ts'
import { loadDoctors } from './load/doctors.ts'
import { loadLiveRooms } from './load/live-room.ts'
import { loadFigures } from './load/figures.ts'
import { loadHospitals } from './load/hospitals.ts'
import { loadHomepages } from './load/homepages.ts'
import { loadHome } from './load/home.ts'
import { loadLessonProgress } from './load/lesson-progress.ts'
import { loadMeetings } from './load/meetings.ts'
import { loadOrders } from './load/orders.ts'
import { loadProven } from './load/credit-and-exams.ts'
import { createShelf } from './load/pictures.ts'
import { loadSpecimenRooms } from './load/specimen-rooms.ts'
import { loadRooms } from './load/rooms.ts'
import { loadSearchTerms } from './load/search-terms.ts'
import { loadSponsors } from './load/sponsors.ts'
import { loadSubjects } from './load/subjects.ts'
import { buildDemoPack, loadExpertFees } from './load/expert-fees.ts'
import { loadExpertDuties } from './load/expert-duties.ts'
import { loadExpertSessions } from './load/expert-sessions.ts'
import { loadExpertSheets } from './load/expert-sheets.ts'
import { loadTexts } from './load/texts.ts'
import { loadEncyclopedia } from './load/encyclopedia.ts'
import { loadEntries } from './load/entries.ts'
import { loadExperts } from './load/experts.ts'
import { loadExhibition } from './load/exhibition.ts'
import { loadOwnWorks } from './load/own-works.ts'
import { loadOwnNotes } from './load/own-notes.ts'
import { loadPersonal } from './load/personal.ts'
import { loadQuestionnaires } from './load/questionnaires.ts'
import { onboardingKey } from '#server/features/console/onboarding/kept-steps.ts'
import { serviceSettingsKey } from '#server/features/people/native-app/service-settings.ts'
import { followAsReaders, reviewOperations } from './links.queries.ts'
import { loadSubmissions } from './load/submissions.ts'
import { loadTalks } from './load/talks.ts'
import { loadUploadedVideos } from './load/uploaded-videos.ts'
import { loadConsultingHours } from './load/consulting-hours.ts'
import { loadNotices } from './load/notices.ts'
import { loadUnions } from './load/unions.ts'
import { saveDrawnVideos } from './load/drawn-videos.ts'
import { saveStreamedVideos } from './load/streamed-videos.ts'
import { saveVideos } from './load/videos.ts'
import { loadWithdrawals } from './load/withdrawals.ts'
import { loadCourses, loadOperations } from './load/works.ts'
import type { World } from './load/world.ts'

type Demo = { loadedAt: string; anchorAt: string; waitingOrderId?: number | undefined }

const key = 'demo'
/** Where the app would be downloaded, and the number of the service. */
const serviceSettings = {
  hotline: '400-820-2026',
  downloadIos: '/sandbox/app-store',
  downloadAndroid: '/sandbox/app-store',
}

const dayMs = 24 * 3600_000

type Say = (line: string) => void

/** Loads the demo world at the first start, and moves its dates around now at later ones. Existing data stays. */
export async function loadDemo(env: Env, databaseUrl: string, say: Say): Promise<void> {
  const database = openDatabase(databaseUrl, 2, () => undefined, noLimits)
  try {
    await database.db.transaction(async (db) => {
      await lockDemo(db)
      const demo = await selectSetting<Demo>(db, key)
      if (demo) await moveAroundNow(db, demo)
      else if ((await countUsers(db)) === 0) await sayStep(say, 'Loading the demo world', () => load(env, db))
    })
  } finally {
    await database.close()
  }
}

/** By whole days: a morning meeting stays one. */
async function moveAroundNow(db: Db, demo: Demo) {
  const loadedAt = new Date(demo.loadedAt)
  if (demo.waitingOrderId !== undefined) await renewWaitingOrder(db, demo.waitingOrderId, new Date())
  const days = Math.floor((Date.now() - Date.parse(demo.anchorAt)) / dayMs)
  if (days < 1) return
  await shiftAgreements(db, () => shiftMeetings(db, days, loadedAt))
  await shiftBookings(db, days, loadedAt)
  await shiftCampaigns(db, days, loadedAt)
  await shiftConsultations(db, days, loadedAt)
  const anchorAt = new Date(Date.parse(demo.anchorAt) + days * dayMs).toISOString()
  await upsertSetting(db, key, { ...demo, anchorAt })
}

async function load(env: Env, db: Db) {
  const shelf = createShelf()
  const world: World = {
    db,
    vault: createVault(await loadMasterKey(env.MASTER_KEY, env.DATA_DIR)),
    shelf,
    now: new Date(),
    collegeIds: [],
    diseaseIds: [],
    doctors: [],
    doctorIds: [],
    meetings: [],
    meetingIds: [],
    bigMeetingIds: [],
    ...(await saveVideos(shelf)),
    drawn: await saveDrawnVideos(shelf),
    streamed: await saveStreamedVideos(shelf),
  }
  await loadSubjects(world)
  await loadSearchTerms(world)
  await loadDoctors(world)
  await loadMeetings(world)
  const articleIds = await loadArticles(world)
  const courseIds = await loadCourses(world)
  const operationIds = await loadOperations(world)
  await nameShownOperations(db)
  await reviewOperations(db)
  await loadCollege(world)
  await loadEncyclopedia(world)
  await loadHome(world, { articleIds, courseIds, operationIds })
  await loadTexts(world, { articleIds, operationIds })
  await loadHospitals(world)
  await loadAccounts(world)
  await loadExperts(world)
  await loadUploadedVideos(world)
  // To everybody; messages to one person come afterwards.
  await deliverMessages(db)
  await loadOwnWorks(world)
  await loadComments(world, { articleIds, courseIds, operationIds })
  await loadLiveRooms(world)
  await loadAdmission(world)
  await loadExhibition(world)
  await loadAnnounced(world)
  await loadTalks(world)
  const [questionnaireId] = await loadQuestionnaires(world)
  await loadEntries(world, questionnaireId!)
  await loadProven(world)
  await loadExpertSheets(world)
  await loadExpertDuties(world)
  await loadExpertSessions(world)
  await loadSpecimenRooms(world)
  await loadBroadcasts(world)
  await loadRooms(world)
  await loadOrders(world)
  await loadWithdrawals(world)
  await loadCoffee(world)
  const paidSheetId = await loadExpertFees(world)
  await loadSponsors(world, paidSheetId)
  await followAsReaders(db)
  await loadHomepages(world)
  await loadLessonProgress(world)
  await loadUnions(world)
  await loadPersonal(world)
  await loadOwnNotes(world)
  await loadSubmissions(world)
  await loadConsultations(world)
  await loadConsultingHours(world)
  await loadConferences(world)
  await loadNotices(world)
  await loadAudit(world)
  await loadAnnouncements(world)
  await loadFigures(world)
  await loadConsole(world, articleIds)
  await fitFigures(db)
  await forgetLikes(db)
  await upsertSetting(db, serviceSettingsKey, serviceSettings)
  await upsertSetting(db, onboardingKey, { skipped: ['providers'], isFinished: true })
  const storage = await openStorage(env)
  await shelf.store(db, storage)
  if (paidSheetId !== undefined) await buildDemoPack(world, { env, storage }, paidSheetId)
  const now = new Date().toISOString()
  const waitingOrderId = await selectWaitingOrderId(db)
  await upsertSetting(db, key, { loadedAt: now, anchorAt: world.now.toISOString(), waitingOrderId })
}
