import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Empty, Input, Modal, Result, Segmented, Skeleton, Space } from 'antd'
import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { Clash, EditedProgramme, Place, ProgrammeSession } from '#contract/console/programme.ts'
import { useText } from '#web/ui/language.ts'
import { Panel } from '../pop-ups.tsx'
import { consoleText } from '../text.ts'
import './meetings.css'
import { meetingMutations, meetingQueries } from './queries.ts'
import { SessionBlock } from './session-block.tsx'
import { programmeText } from './text.ts'
import {
  clockAt,
  dayOf,
  daysOf,
  firstDayOf,
  hallsOf,
  hoursOf,
  lanesOf,
  placeOf,
  scaleOf,
} from './timetable.ts'
import { useMoves } from './use-moves.ts'

export function ProgrammeScreen() {
  const meetingId = Number(useParams().id)
  const common = useText(consoleText)
  const programme = useQuery(meetingQueries.programme(meetingId))
  if (programme.isPending) return <Skeleton active title paragraph={{ rows: 8 }} />
  if (programme.error)
    return (
      <Result
        status="warning"
        title={programme.error.message}
        extra={<Button onClick={() => void programme.refetch()}>{common.retry}</Button>}
      />
    )
  return <ProgrammeEditor programme={programme.data} />
}

const columnWidth = 220

function ProgrammeEditor({ programme }: { programme: EditedProgramme }) {
  const text = useText(programmeText)
  const [modal, dialogs] = Modal.useModal()
  const navigate = useNavigate()
  const [addedHalls, setAddedHalls] = useState<string[]>([])
  const [chosenDay, setChosenDay] = useState('')
  const [preview, setPreview] = useState<{ sessionId: number; place: Place }>()
  const [announced, setAnnounced] = useState('')

  const askAboutClashes = (clashes: Clash[]) =>
    new Promise<boolean>((resolve) => {
      void modal.confirm({
        title: text.clashTitle,
        content: (
          <>
            <ClashList clashes={clashes} />
            <p>{text.clashAsk}</p>
          </>
        ),
        okText: text.keepClash,
        onOk: () => resolve(true),
        onCancel: () => resolve(false),
      })
    })
  const moves = useMoves(programme.meeting_id, askAboutClashes)
  const { undo } = moves

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement
      if ((event.ctrlKey || event.metaKey) && event.key === 'z' && !isTyping) void undo()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  })

  const days = daysOf(programme.sessions, programme)
  const day = days.includes(chosenDay) ? chosenDay : firstDayOf(programme.sessions, days)
  const sessions = programme.sessions.filter(({ begin_time }) => dayOf(begin_time) === day)
  const halls = hallsOf(programme.sessions, addedHalls)
  const hours = hoursOf(sessions)
  const pixelsPerMinute = scaleOf(sessions)
  const lanes = new Map(
    halls.flatMap((hall) => [...lanesOf(sessions.filter((session) => session.hall === hall))]),
  )

  function placeFor(session: ProgrammeSession): Place {
    if (preview?.sessionId === session.session_id) return preview.place
    if (moves.pending?.sessionId === session.session_id) return moves.pending.to
    return placeOf(session)
  }

  return (
    <>
      {dialogs}
      <div className="console-head">
        <h2 className="console-subtitle">{text.title}</h2>
        <span className="console-spread" />
        <Space wrap>
          <Button disabled={!moves.canUndo} onClick={() => void undo()}>
            {text.undo}
          </Button>
          <NewHall onAdd={(hall) => setAddedHalls([...addedHalls, hall])} />
          <Button
            type="primary"
            onClick={() => void navigate(`/meetings/${programme.meeting_id}/sessions/new`)}
          >
            {text.add}
          </Button>
        </Space>
      </div>
      <Segmented aria-label={text.days} options={days} value={day} onChange={setChosenDay} />
      <p className="programme-help">{text.help}</p>
      <DayClashes sessions={sessions} />
      {sessions.length === 0 && <Empty description={text.empty} />}
      <div className="programme-scroll">
        <div className="programme-halls" style={{ paddingInlineStart: 56 }}>
          {halls.map((hall) => (
            <div key={hall} className="programme-hall" style={{ width: columnWidth }}>
              {hall || text.noHall}
              <RenameHall meetingId={programme.meeting_id} hall={hall} />
            </div>
          ))}
        </div>
        <div
          className="programme-grid"
          style={{
            height: (hours.until - hours.from) * 60 * pixelsPerMinute,
            width: 56 + halls.length * columnWidth,
          }}
        >
          {Array.from({ length: hours.until - hours.from }, (_, at) => (
            <div key={at} className="programme-hour" style={{ top: at * 60 * pixelsPerMinute }}>
              {clockAt((hours.from + at) * 60)}
            </div>
          ))}
          <div className="programme-sessions">
            {sessions.map((session) => (
              <SessionBlock
                key={session.session_id}
                session={session}
                place={placeFor(session)}
                halls={halls}
                firstMinute={hours.from * 60}
                pixelsPerMinute={pixelsPerMinute}
                columnWidth={columnWidth}
                lane={lanes.get(session.session_id) ?? { lane: 0, lanes: 1 }}
                onPreview={(place) => setPreview(place && { sessionId: session.session_id, place })}
                onDrop={(to) =>
                  void moves
                    .move(session.session_id, placeOf(session), to)
                    .then((isMoved) => isMoved && setAnnounced(text.dropped))
                }
                onOpen={() => void navigate(`/meetings/${session.meeting_id}/sessions/${session.session_id}`)}
                announce={setAnnounced}
              />
            ))}
          </div>
        </div>
      </div>
      <output aria-live="assertive" className="programme-status">
        {announced}
      </output>
    </>
  )
}

function ClashList({ clashes }: { clashes: Clash[] }) {
  const text = useText(programmeText)
  return (
    <ul>
      {clashes.map((clash) => (
        <li key={`${clash.kind} ${clash.session_id} ${clash.title} ${clash.begin_time}`}>
          {text.clash[clash.kind](clash.title, clash.begin_time, clash.end_time.slice(11))}
        </li>
      ))}
    </ul>
  )
}

function DayClashes({ sessions }: { sessions: ProgrammeSession[] }) {
  const text = useText(programmeText)
  const clashing = sessions.filter(({ clashes }) => clashes.length > 0)
  if (clashing.length === 0) return null
  return (
    <Alert
      type="warning"
      title={text.clashTitle}
      description={clashing.map((session) => (
        <div key={session.session_id}>
          {session.title}
          <ClashList clashes={session.clashes} />
        </div>
      ))}
      style={{ marginBottom: 12 }}
    />
  )
}

function NewHall({ onAdd }: { onAdd: (hall: string) => void }) {
  const text = useText(programmeText)
  return <HallName onSave={async (name) => onAdd(name)} button={<Button>{text.addHall}</Button>} />
}

function RenameHall({ meetingId, hall }: { meetingId: number; hall: string }) {
  const text = useText(programmeText)
  const client = useQueryClient()
  return (
    <HallName
      initial={hall}
      onSave={async (name) => {
        const programme = await meetingMutations.renameHall(meetingId, hall, name)
        client.setQueryData(meetingQueries.programme(meetingId).queryKey, programme)
      }}
      button={
        <Button size="small" type="text" aria-label={text.renameHall(hall || text.noHall)}>
          ✎
        </Button>
      }
    />
  )
}

type HallNameProps = { initial?: string; onSave: (name: string) => Promise<void>; button: React.ReactElement }

function HallName({ initial = '', onSave, button }: HallNameProps) {
  const text = useText(programmeText)
  const common = useText(consoleText)
  const [name, setName] = useState(initial)
  const save = (close: () => void) => {
    if (name.trim() === '') return
    close()
    void onSave(name.trim())
  }
  return (
    <Panel button={button}>
      {(close) => (
        <Space.Compact>
          <Input
            aria-label={text.hallName}
            placeholder={text.hallName}
            value={name}
            maxLength={40}
            onChange={(event) => setName(event.target.value)}
            onPressEnter={() => save(close)}
          />
          <Button type="primary" onClick={() => save(close)}>
            {common.confirm}
          </Button>
        </Space.Compact>
      )}
    </Panel>
  )
}
