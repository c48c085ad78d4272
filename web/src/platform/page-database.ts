/** What this browser stores beyond text: the stores of one IndexedDB database. */
const stores = ['device', 'counter-entries'] as const
type StoreName = (typeof stores)[number]

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
    const request = indexedDB.open('xinglin', 1)
    request.addEventListener('upgradeneeded', () => {
      for (const name of stores) request.result.createObjectStore(name)
    })
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('the browser stores nothing')))
  })
