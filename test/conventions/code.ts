// Reads the code and the docs of the project as text: comments, declared names, lengths and lines.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { parse } from 'vue/compiler-sfc'

const PROJECT = join(import.meta.dirname, '../..')

export interface SourceFile {
  readonly path: string
  readonly text: string
}

const readFiles = (...patterns: readonly string[]): readonly SourceFile[] =>
  globSync([...patterns], { cwd: PROJECT })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(PROJECT, path), 'utf8') }))

/** Returns the code of `src`, without the texts of the words. */
export const readCode = (): readonly SourceFile[] =>
  readFiles('src/**/*.{ts,vue,css}').filter(({ path }) => !path.startsWith('src/shared/words/'))

/** Returns the pages of the docs, those of the rules included. */
export const readDocs = (): readonly SourceFile[] =>
  readFiles('{README,CONTRIBUTING,SECURITY,CHANGELOG}.md', 'docs/**/*.md', 'src/**/*.md')

/** A comment without its signs; line comments below one another are one comment. */
export interface Comment {
  readonly path: string
  readonly line: number
  readonly text: string
}

/** Returns the TypeScript of a file: all of it, or the scripts of a component. */
function scriptsIn({ path, text }: SourceFile): readonly string[] {
  if (path.endsWith('.ts')) return [text]
  if (!path.endsWith('.vue')) return []
  const { script, scriptSetup } = parse(text).descriptor
  return [script, scriptSetup].flatMap((block) => (block === null ? [] : [block.content]))
}

/** Returns the comments of a file, in order within each of its languages. */
export function commentsIn(file: SourceFile): readonly Comment[] {
  const { path, text } = file
  const styles = path.endsWith('.vue')
    ? parse(text).descriptor.styles.map(({ content }) => content)
    : path.endsWith('.css')
      ? [text]
      : []
  const markup = path.endsWith('.vue')
    ? (parse(text).descriptor.template?.content.match(/<!--[\s\S]*?-->/g) ?? [])
    : []
  const raw = [
    ...scriptsIn(file).flatMap(scriptComments),
    ...styles.flatMap((style) => style.match(/\/\*[\s\S]*?\*\//g) ?? []),
    ...markup,
  ]
  return raw.map((comment) => ({
    path,
    line: text.slice(0, text.indexOf(comment)).split('\n').length,
    text: bareComment(comment),
  }))
}

const bareComment = (comment: string): string =>
  comment
    .replaceAll(/^\s*(\/\/+|\/\*+|\*+\/|\*(?!\/)|<!--)|\*+\/\s*$|-->\s*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Returns the comments of a script as they are written, line comments below one another as one. */
function scriptComments(text: string): readonly string[] {
  const source = ts.createSourceFile('code.ts', text, ts.ScriptTarget.Latest, true)
  const ranges = new Map<number, ts.CommentRange>()
  const note = (found: readonly ts.CommentRange[] | undefined): void =>
    found?.forEach((range) => ranges.set(range.pos, range))
  const visit = (node: ts.Node): void => {
    note(ts.getLeadingCommentRanges(text, node.getFullStart()))
    note(ts.getTrailingCommentRanges(text, node.getEnd()))
    node.getChildren(source).forEach(visit)
  }
  visit(source)
  const joined: { kind: ts.SyntaxKind; pos: number; end: number }[] = []
  for (const { kind, pos, end } of [...ranges.values()].toSorted((a, b) => a.pos - b.pos)) {
    const last = joined.at(-1)
    const isNext =
      last?.kind === ts.SyntaxKind.SingleLineCommentTrivia &&
      kind === last.kind &&
      /^[ \t]*\n[ \t]*$/.test(text.slice(last.end, pos))
    if (last !== undefined && isNext) last.end = end
    else joined.push({ kind, pos, end })
  }
  return joined.map(({ pos, end }) => text.slice(pos, end))
}

/** A function or a type, declared in a file. */
export interface Declared {
  readonly path: string
  readonly name: string
  readonly lines: number
}

export interface Declarations {
  /** Named functions: declarations, constants, methods and properties that hold one. */
  readonly functions: readonly Declared[]
  /** Every function with a body, named or not. */
  readonly bodies: readonly Declared[]
  readonly exportedTypes: readonly Declared[]
  /** The names of variables, parameters, functions, types and members. */
  readonly names: readonly string[]
}

const isFunction = (node: ts.Node): boolean =>
  ts.isFunctionDeclaration(node) ||
  ts.isFunctionExpression(node) ||
  ts.isArrowFunction(node) ||
  ts.isMethodDeclaration(node)

const isType = (node: ts.Node): boolean =>
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isClassDeclaration(node) ||
  ts.isEnumDeclaration(node)

/** Returns the name of a declaration; null if it has none that is an identifier. */
function nameOf(node: ts.Node): string | null {
  const { name } = node as ts.NamedDeclaration
  return name !== undefined && ts.isIdentifier(name) ? name.text : null
}

/** Returns the name of a function: its own, or that of the constant or property that holds it. */
function functionName(node: ts.Node): string | null {
  const own = nameOf(node)
  if (own !== null) return own
  const { parent } = node
  const holds =
    ts.isVariableDeclaration(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isPropertyDeclaration(parent)
  return holds ? nameOf(parent) : null
}

/** Returns true for a declaration whose name is chosen there, not taken from elsewhere. */
const isNaming = (node: ts.Node): boolean =>
  isFunction(node) ||
  isType(node) ||
  ts.isVariableDeclaration(node) ||
  ts.isParameter(node) ||
  ts.isMethodSignature(node) ||
  (ts.isBindingElement(node) && node.propertyName !== undefined)

/** Returns what a file declares. */
export function declarationsIn(file: SourceFile): Declarations {
  const found = {
    functions: [] as Declared[],
    bodies: [] as Declared[],
    exportedTypes: [] as Declared[],
    names: [] as string[],
  }
  for (const script of scriptsIn(file)) {
    const source = ts.createSourceFile('code.ts', script, ts.ScriptTarget.Latest, true)
    const lineAt = (at: number): number => source.getLineAndCharacterOfPosition(at).line
    const visit = (node: ts.Node): void => {
      const lines = lineAt(node.getEnd()) - lineAt(node.getStart(source)) + 1
      const own = nameOf(node)
      if (isNaming(node) && own !== null) found.names.push(own)
      if (isFunction(node) && (node as ts.FunctionLikeDeclaration).body !== undefined) {
        const name = functionName(node)
        const declared = { path: file.path, name: name ?? '', lines }
        found.bodies.push(declared)
        if (name !== null) found.functions.push(declared)
      }
      const isExported =
        ts.canHaveModifiers(node) &&
        ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
      if (isType(node) && isExported && own !== null)
        found.exportedTypes.push({ path: file.path, name: own, lines })
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return found
}
