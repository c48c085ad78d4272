import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { followLinks } from './harness/follow-links.ts'
import { logInAsDoctor } from './harness/log-in.ts'
import { expect, test } from './harness/test.ts'

/** Screens that no link leads to, each with what opens it. */
const withoutLink: Record<string, string> = {
  // From outside
  '/alonePlayer': 'pages of partners embed it',
  '/player': 'the native app opens it with an address to play',
  '/console/login': 'the console, which is another app',
  '/appLink': 'links in text messages',
  '/openYpApp': 'links in other apps',
  '/meetingLink': 'the bare link to a meeting that somebody received',
  '/shareRegister': 'the link of an invitation',
  '/shareDeployRegister': 'the link of an invitation by a company',
  '/slideVerify': 'the native app opens it before it sends a code',
  '/checkinScan': 'the QR code at the entrance of a meeting',
  '/certificate': 'the QR code on a certificate',
  '/richText': 'a push message',
  // By rights or a state that this member does not have
  '/checkinDesk': 'staff of a meeting',
  '/meetingSettings': 'managers of a meeting',
  '/liveQuestions': 'lecturers and managers of a meeting',
  '/meetingAttendance': 'managers of a meeting',
  '/meetingHomeTest': 'people who prepare a meeting',
  '/startMeeting': 'people who speak at or run a meeting, from the personal centre',
  '/confirmation': 'experts with a task, from the page of the meeting',
  '/meetingCheckin': 'members whose meeting asks for it, from the page of the meeting',
  '/exam': 'members who have watched a meeting with credits, from its page',
  '/studyRequest': 'members who have handed in an exam',
  '/informationComplete': 'members with an incomplete profile',
  '/openingPublicitySuccess': 'members who have just applied',
  '/doctorEditPage': 'doctors on their own homepage',
  '/DoctorShareEditPage': 'doctors on their own homepage',
  '/guestShareEditPage': 'guests of a task sheet',
  '/expertsSchedule': 'guests of a task sheet',
  '/expertsScheduleUniversal': 'guests of a task sheet',
  '/expertScheduleDetail': 'guests of a task sheet',
  '/expertTaskList': 'guests of a task sheet',
  '/taskList': 'guests of a task sheet',
  '/expertConfirmation': 'guests of a task sheet',
  '/expertIntroduction': 'guests of a task sheet',
  '/expertIframe': 'guests of a task sheet',
  '/expertRehearsal': 'guests of a task sheet',
  '/specimenChamber': 'guests of a task sheet',
  '/specimenChamberLogin': 'the link of an organiser',
  '/expertSharePage': 'guests of a task sheet',
  '/expertAgreement': 'guests of a task sheet',
  '/expertFees': 'guests of a task sheet',
  '/expertSlides': 'guests of a task sheet',
  '/expertLecture': 'guests of a task sheet',
  '/sponsoredLectures': 'companies that sponsor a meeting, from the personal centre',
  '/billDetail': 'members who have bills',
  '/addMembers': 'managers of a union',
  '/membershipApplication': 'managers of a union',
  '/unionSettings': 'managers of a union',
  '/imageViewer': 'members of a chat with a DICOM file',
  '/doctorMember': 'members of a union',
  '/departmentMember': 'members of a union',
  '/appointmentMeeting': 'members of a union',
  '/notice': 'members of a union',
  '/noticeDetail': 'members of a union',
  '/room': 'people who speak at or run a meeting',
  '/scheduleDetails': 'people of a conference',
  '/videoMeetingDetail': 'people of a conference',
  '/attendee': 'people of a conference',
  '/videoConferenceInvitation': 'the link of a host',
  '/baseDoctorOrderDetail': 'doctors who have asked for a consultation',
  '/superiorDoctorOrderDetail': 'doctors who are asked for a consultation',
  '/teachingCase': 'the doctors of a consultation that has ended',
  '/consultingHours': 'doctors who are asked for consultations',
  '/checkCoffee': 'the staff of a counter',
  '/digestEdit': 'the lecturers of a recording',
  '/gift': 'the link of a giver',
  '/groupBuy': 'the link of a group',
  '/doctorMainPageTest': 'nobody: it is a test variant',
  // By a press that is not a link
  '/payment': 'the button that buys',
  '/forgetPassword': 'a button of the login',
  '/nationalList': 'a button of the login',
  '/overSelectCollege': 'the offer on the home to visitors without subjects',
}

test('every screen that needs no special right is reached by links from the home', async ({
  page,
  faults,
}) => {
  test.slow()
  // The page opens the app without a press, which browsers never allow.
  faults.allow(/Not allowed to launch 'xinglin:/)
  await page.goto('/')
  const byVisitors = await followLinks(page, '/', { readsHtml: true })
  await logInAsDoctor(page, '周行')
  await page.goto('/')
  await page.getByRole('link', { name: '个人中心' }).click()
  await expect(page).toHaveURL(/personalCenter/)
  const byMembers = await followLinks(page, '/personalCenter', { readsHtml: false, known: byVisitors })
  const reached = new Set([...byVisitors, ...byMembers])
  // By its address, so that the types of the whole web app are not asked for here.
  const list = path.resolve(import.meta.dirname, '../web/src/app/screens.ts')
  const { screens } = (await import(pathToFileURL(list).href)) as { screens: { path: string }[] }
  const missing = screens.map((screen) => screen.path).filter((one) => !reached.has(one))
  // What is in the list may be reached all the same, by what a journey beside this one has made.
  expect(missing.filter((one) => !(one in withoutLink))).toEqual([])
})
