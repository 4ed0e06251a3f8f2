import { prepareDataFolder, readConfig, UnusableSetting, ConfigError } from './config/index.ts'
import { connect, isPostgresUrl } from './db/connect.ts'
import { migrate } from './db/migrate.ts'
import { requireDatabase } from './db/require-database.ts'
import { endSignInsOf } from './features/auth/index.ts'
import { runPartnersCommand, UnusableCommand } from './features/partners/index.ts'

/* `npm run partners`: on the database that the settings name, whether or not a server runs on it. */

try {
  console.log(await run(process.argv.slice(2)))
} catch (error) {
  const known = error instanceof UnusableCommand || error instanceof ConfigError || error instanceof UnusableSetting
  console.error(known ? `This cannot be done: ${error.message}.` : error)
  process.exit(1)
}

async function run(words: readonly string[]): Promise<string> {
  const { database, dataDir, publicUrl } = readConfig(process.env)
  if (!isPostgresUrl(database)) prepareDataFolder(dataDir)
  const db = connect(database, () => {})
  try {
    await requireDatabase(db, database)
    await migrate(db)
    return await runPartnersCommand(words, { db, publicUrl, clock: () => new Date(), endSignIns: endSignInsOf })
  } finally {
    await db.destroy()
  }
}
