import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import typescript from 'typescript'

const MODULE = 'meander:sdk-docs'
/** What the page for partners shows, and the types that it is made of. */
const CHAPTERS = {
  attributes: ['sdk/config/index.ts', 'PlannerConfig'],
  calls: ['sdk/mount.ts', 'MountedPlanner'],
  events: ['sdk/events/index.ts', 'PlannerEvents'],
  props: ['sdk/react.tsx', 'MeanderPlannerProps'],
}
/** The call that makes a planner by script: what it is called there, and the function that it is. */
const MOUNT = ['mount', 'sdk/mount.ts', 'mountPlanner']

/**
 * The members of an interface as documentation: name, type as it is written (a name of the same file that stands for a list of
 * words is replaced by that list) and the words above it. A member without words stops the build: a partner would read nothing.
 */
export function membersOf(file, name, source = readFileSync(file, 'utf8')) {
  const tree = typescript.createSourceFile(file, source, typescript.ScriptTarget.Latest, true)
  const lists = new Map(tree.statements.filter(isListOfWords).map(({ name: alias, type }) => [alias.text, type.getText()]))
  const found = tree.statements.find((statement) => typescript.isInterfaceDeclaration(statement) && statement.name.text === name)
  if (!found) throw new Error(`${file} has no interface ${name}`)
  return found.members.map((member) => {
    const text = wordsAbove(member)
    const called = member.name.text
    if (text === '') throw new Error(`${name}.${called} in ${file} says nothing about itself`)
    return { name: called, type: signatureOf(member, lists), text }
  })
}

/** A function as documentation, under the name by which partners call it. What it says of its parameters follows its words. */
export function functionOf(called, file, name, source = readFileSync(file, 'utf8')) {
  const tree = typescript.createSourceFile(file, source, typescript.ScriptTarget.Latest, true)
  const found = tree.statements.find((statement) => typescript.isFunctionDeclaration(statement) && statement.name?.text === name)
  if (!found) throw new Error(`${file} has no function ${name}`)
  const parameters = found.parameters.flatMap(typescript.getJSDocParameterTags).map((tag) => `\`${tag.name.getText()}\`: ${plainText(tag.comment)}`)
  return { name: called, type: oneLine(`${called}(${found.parameters.map((one) => one.getText()).join(', ')}): ${found.type.getText()}`), text: [wordsAbove(found), ...parameters].join(' ') }
}

function isListOfWords(statement) {
  return typescript.isTypeAliasDeclaration(statement) && typescript.isUnionTypeNode(statement.type) && statement.type.types.every(typescript.isLiteralTypeNode)
}

function signatureOf(member, lists) {
  if (!typescript.isMethodSignature(member)) return lists.get(member.type.getText()) ?? oneLine(member.type.getText())
  const typed = member.typeParameters ? `<${member.typeParameters.map((one) => one.getText()).join(', ')}>` : ''
  return oneLine(`${member.name.text}${typed}(${member.parameters.map((one) => one.getText()).join(', ')}): ${member.type.getText()}`)
}

/** What is written inside a type about its parts is left out. */
const oneLine = (text) => text.replace(/\/\*\*.*?\*\//gs, '').replace(/\s*\n\s*/g, '; ').replace(/\{;\s*/g, '{ ').replace(/;\s*\}/g, ' }').replace(/\s+/g, ' ').replaceAll('; ; ', '; ')

function wordsAbove(member) {
  const [comment] = typescript.getJSDocCommentsAndTags(member)
  return plainText(comment?.comment)
}

const plainText = (comment) => typescript.getTextOfJSDocComment(comment)?.replace(/\s+/g, ' ').trim() ?? ''

/** A type that others name: `Activity` in a `detail`. */
const NAME_OF_TYPE = /\b[A-Z]\w+/g
const WHOLE = typescript.TypeFormatFlags.NoTruncation | typescript.TypeFormatFlags.InTypeAlias
/** Marks that keep one kind of text from another; a page sees texts. */
const BRAND = / & \$?brand<"\w+">/gi

/**
 * The types of the contract that the members of an interface name, each with the words above it and its own members, or what it is
 * short for. They are inferred from schemas, so the compiler is asked.
 */
export function shapesIn(file, name) {
  const { options } = typescript.getParsedCommandLineOfConfigFile('sdk/tsconfig.json', {}, { ...typescript.sys, onUnRecoverableConfigFileDiagnostic() {} })
  const program = typescript.createProgram([file], options)
  const checker = program.getTypeChecker()
  const tree = program.getSourceFile(file)
  const found = tree.statements.find((statement) => typescript.isInterfaceDeclaration(statement) && statement.name.text === name)
  const names = [...new Set(found.members.flatMap(({ type }) => type.getText().match(NAME_OF_TYPE) ?? []))]
  return names.flatMap((one) => {
    const symbol = importOf(tree, one)
    return symbol ? [shapeOf(checker, checker.getAliasedSymbol(checker.getSymbolAtLocation(symbol)), found)] : []
  })
}

function importOf(tree, name) {
  const specifiers = tree.statements.filter(typescript.isImportDeclaration).flatMap(({ importClause }) => importClause?.namedBindings?.elements ?? [])
  return specifiers.find((specifier) => specifier.name.text === name)?.name
}

function shapeOf(checker, symbol, place) {
  const type = checker.getDeclaredTypeOfSymbol(symbol)
  const written = checker.typeToString(type, undefined, WHOLE).replace(BRAND, '')
  const isRecord = type.isUnion() || written === 'string' ? false : type.getProperties().length > 0
  const members = isRecord ? type.getProperties().map((member) => memberOf(checker, member, place)) : []
  const text = said(checker, symbol)
  if (text === '') throw new Error(`${symbol.name} says nothing about itself`)
  return { name: symbol.name, type: isRecord ? '' : written.replaceAll('"', "'"), text, members }
}

function memberOf(checker, member, place) {
  const type = checker.typeToString(checker.getTypeOfSymbolAtLocation(member, place), undefined, WHOLE)
  const isOptional = (member.flags & typescript.SymbolFlags.Optional) !== 0
  const written = type.replace(BRAND, '').replaceAll('; }', ' }').replaceAll(' | undefined', '').replaceAll('"', "'")
  return { name: member.name + (isOptional ? '?' : ''), type: written, text: said(checker, member) }
}

const said = (checker, symbol) => typescript.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, ' ').trim()

/** `meander:sdk-docs`: the chapters as data, made anew when their types change. */
export function sdkDocs() {
  return {
    name: 'meander-sdk-docs',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null
      const chapters = Object.entries(CHAPTERS).map(([chapter, [file, name]]) => {
        this.addWatchFile(resolve(file))
        return `export const ${chapter} = ${JSON.stringify(membersOf(file, name))}`
      })
      const shapes = `export const shapes = ${JSON.stringify(shapesIn(...CHAPTERS.events))}`
      this.addWatchFile(resolve(MOUNT[1]))
      return [...chapters, `export const mount = ${JSON.stringify(functionOf(...MOUNT))}`, shapes].join('\n')
    },
  }
}
