import { getBooth } from './get-booth.ts'
import { getHall } from './get-hall.ts'
import { listHalls } from './list-halls.ts'

export const hallRoutes = [listHalls, getHall, getBooth]
