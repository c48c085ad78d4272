/** What this browser stores beyond text: the stores of one IndexedDB database. */
const stores = [
  'device',
  'counter-entries',
  'coffee-entries',
  'coffee-bound',
  'exam-answers',
  'notes',
  'checkins',
  'downloads',
] as const
/** Counts up whenever a store is added. */
const version = 3
export type StoreName = (typeof stores)[number]

let opening: Promise<IDBDatabase> | undefined

/** Runs one request on a store, and resolves once its result is stored. */
export async function askStore<Result>(
  name: StoreName,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  opening ??= openDatabase().catch((error: unknown) => {
    opening = undefined
    throw error
  })
  const transaction = (await opening).transaction(name, 'readwrite')
  const request = ask(transaction.objectStore(name))
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve(request.result))
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('the browser stores nothing')),
    )
  })
}

const openDatabase = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('xinglin', version)
    request.addEventListener('upgradeneeded', () => {
      const existing = request.result.objectStoreNames
      for (const name of stores) if (!existing.contains(name)) request.result.createObjectStore(name)
    })
    request.addEventListener('success', () => {
      // A newer page of this site waits for older ones to let go.
      request.result.addEventListener('versionchange', () => {
        request.result.close()
        opening = undefined
      })
      resolve(request.result)
    })
    request.addEventListener('error', () => reject(request.error ?? new Error('the browser stores nothing')))
  })
