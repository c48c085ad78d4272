type RoomAsked = { meeting: string; room: string; time: string }
type RoomAnswered = { guest: string; room: string; reason: string }

export const specimenRoomsText = {
  zh: {
    title: '标本室',
    asked: ({ meeting, room, time }: RoomAsked) => `《${meeting}》请您确认标本室“${room}”，时间 ${time}`,
    answered: ({ guest, room, reason }: RoomAnswered) =>
      reason === '' ? `${guest} 已确认标本室“${room}”` : `${guest} 已婉拒标本室“${room}”：${reason}`,
  },
  en: {
    title: 'Specimen room',
    asked: ({ meeting, room, time }: RoomAsked) =>
      `“${meeting}” asks you to confirm the specimen room “${room}” at ${time}`,
    answered: ({ guest, room, reason }: RoomAnswered) =>
      reason === ''
        ? `${guest} has confirmed the specimen room “${room}”`
        : `${guest} has declined the specimen room “${room}”: ${reason}`,
  },
}
