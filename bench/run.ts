import { benchChat } from './chat/chat.ts'
import { benchCheckin } from './checkin/checkin.ts'
import { benchConsole } from './console/console.ts'
import { benchConsultation } from './consultation/consultation.ts'
import { benchCoffee } from './coffee/coffee.ts'
import { benchContent } from './content/content.ts'
import { benchDanmaku } from './danmaku/danmaku.ts'
import { benchEdge } from './edge/edge.ts'
import { benchEvidence } from './evidence/evidence.ts'
import { benchFirstFrame } from './first-frame/first-frame.ts'
import { benchIdle } from './idle/idle.ts'
import { benchList } from './list/list.ts'
import { benchLiveCaptions } from './live-captions/live-captions.ts'
import { benchLiveReports } from './live-reports/live-reports.ts'
import { benchLogin } from './login/login.ts'
import { benchMessages } from './messages/messages.ts'
import { benchMoney } from './money/money.ts'
import { benchPage } from './page/page.ts'
import { benchPersonalCenter } from './personal-center/personal-center.ts'
import { benchPictures } from './pictures/pictures.ts'
import { printResult } from './result.ts'
import { benchScroll } from './scroll/scroll.ts'
import { benchRoom } from './room/room.ts'
import { benchRooms } from './rooms/rooms.ts'
import { benchSheet } from './sheet/sheet.ts'
import { benchSearch } from './search/search.ts'
import { benchAnswers } from './answers/answers.ts'
import { benchSocket } from './socket/socket.ts'
import { benchStatements } from './statements/statements.ts'
import { benchStart } from './start/start.ts'
import { benchUpload } from './upload/upload.ts'
import { benchVisitorPages } from './visitor-pages/visitor-pages.ts'
import { benchWatch } from './watch/watch.ts'
import { benchZoom } from './zoom/zoom.ts'
import { prepare } from '../tools/build/prepare.ts'

/** Every benchmark, one after the other; `npm run bench -- list page` runs only those. */
const benches = {
  list: benchList,
  content: benchContent,
  console: benchConsole,
  sheet: benchSheet,
  consultation: benchConsultation,
  'personal-center': benchPersonalCenter,
  login: benchLogin,
  search: benchSearch,
  answers: benchAnswers,
  socket: benchSocket,
  watch: benchWatch,
  statements: benchStatements,
  'live-reports': benchLiveReports,
  'live-captions': benchLiveCaptions,
  checkin: benchCheckin,
  room: benchRoom,
  rooms: benchRooms,
  chat: benchChat,
  danmaku: benchDanmaku,
  messages: benchMessages,
  money: benchMoney,
  coffee: benchCoffee,
  page: benchPage,
  'visitor-pages': benchVisitorPages,
  pictures: benchPictures,
  upload: benchUpload,
  edge: benchEdge,
  evidence: benchEvidence,
  scroll: benchScroll,
  zoom: benchZoom,
  'first-frame': benchFirstFrame,
  start: benchStart,
  idle: benchIdle,
}

// Built, as it runs for real.
await prepare((line) => console.log(line))

const asked = process.argv.slice(2)
let failed = 0
for (const [name, bench] of Object.entries(benches)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  console.log(`Measuring: ${name} …`)
  for (const result of await bench()) {
    printResult(result)
    if (!result.ok) failed++
  }
}
process.exit(failed > 0 ? 1 : 0)
