// Reads the sources of the program as the compiler does, and lists the names they use: for tests of
// forbidden names.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { compileTemplate, parse } from 'vue/compiler-sfc'

const ROOT = join(import.meta.dirname, '../..')

/** One name in a source. */
export type Fact =
  /** An import; `name` is `*` for a whole module, and for a dynamic import. */
  | { readonly kind: 'import'; readonly from: string; readonly name: string }
  /** A name of anything, also one written as a text: `open`, `window.open`, `{ open: 1 }`, `x['open']`, `get(x, 'open')`. What the file itself calls so is none. */
  | { readonly kind: 'name'; readonly name: string }
  /** `key: value` of an object. */
  | { readonly kind: 'key'; readonly name: string; readonly value: string }
  /** A call or a `new`, with whom it is called of and what it is given, as written. */
  | {
      readonly kind: 'call'
      readonly name: string
      readonly of: string
      readonly given: readonly string[]
    }
  /** What is assigned to. */
  | { readonly kind: 'set'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string }
  /** A variable of the environment; `*` where any of them may be read. */
  | { readonly kind: 'environment'; readonly name: string }

export interface Source {
  /** From the folder of the project. */
  readonly path: string
  readonly facts: readonly Fact[]
}

const literal = (node: ts.Node | undefined): string | null =>
  node !== undefined && (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) ? node.text : null

function importsIn(node: ts.Node): readonly Fact[] {
  const isDeclared = ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
  const from = isDeclared ? literal(node.moduleSpecifier) : null
  if (from === null || !isDeclared) return []
  const clause = ts.isImportDeclaration(node) ? node.importClause : node.exportClause
  // a type is not there when the program runs
  if (
    ts.isImportDeclaration(node)
      ? node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
      : node.isTypeOnly
  )
    return []
  const bindings = clause !== undefined && ts.isImportClause(clause) ? clause.namedBindings : clause
  const named =
    bindings !== undefined && (ts.isNamedImports(bindings) || ts.isNamedExports(bindings))
  const names = named
    ? bindings.elements.flatMap((one) =>
        one.isTypeOnly ? [] : [(one.propertyName ?? one.name).text],
      )
    : ['*']
  return names.map((name) => ({ kind: 'import', from, name }))
}

/** The last name of `a.b.c`, `a?.['c']` and the like. */
function nameOf(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text
  if (ts.isPropertyAccessExpression(node)) return node.name.text
  if (ts.isElementAccessExpression(node)) return literal(node.argumentExpression) ?? ''
  if (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node))
    return nameOf(node.expression)
  return node.kind === ts.SyntaxKind.ImportKeyword ? 'import' : ''
}

function callsIn(node: ts.Node, tree: ts.SourceFile): readonly Fact[] {
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return []
  const given = node.arguments ?? ts.factory.createNodeArray<ts.Expression>()
  const name = nameOf(node.expression)
  const of = ts.isPropertyAccessExpression(node.expression)
    ? node.expression.expression.getText(tree)
    : ''
  const call: Fact = { kind: 'call', name, of, given: given.map((one) => one.getText(tree)) }
  const from = ['import', 'require'].includes(name) ? (literal(given[0]) ?? '*') : null
  return from === null ? [call] : [call, { kind: 'import', from, name: '*' }]
}

/** `process.env['X']`, or anything else that is done with `env`. */
function environmentIn(node: ts.Node): readonly Fact[] {
  if (!ts.isPropertyAccessExpression(node) || node.name.text !== 'env') return []
  const { parent } = node
  const name =
    ts.isElementAccessExpression(parent) && parent.expression === node
      ? parent.argumentExpression
      : undefined
  return [{ kind: 'environment', name: literal(name) ?? '*' }]
}

/**
 * Names that a file gives to variables, parameters and functions of its own; what it imports is not
 * its own.
 */
function ownNames(tree: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>()
  const visit = (node: ts.Node): void => {
    const isDeclared =
      ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isFunctionDeclaration(node)
    if (
      (isDeclared || ts.isBindingElement(node)) &&
      node.name !== undefined &&
      ts.isIdentifier(node.name)
    )
      names.add(node.name.text)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return names
}

/** Returns true if a name stands by itself, and is not a member of something else. */
function standsAlone(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  if (ts.isBindingElement(parent))
    return parent.propertyName !== node && parent.propertyName !== undefined
  return !(ts.isPropertyAssignment(parent) && parent.name === node)
}

function factsOfNode(
  node: ts.Node,
  tree: ts.SourceFile,
  own: ReadonlySet<string>,
): readonly Fact[] {
  const text = literal(node)
  if (text !== null)
    return [
      { kind: 'text', text },
      ...(/^[\w:-]+$/.test(text) ? [{ kind: 'name', name: text } as const] : []),
    ]
  if (ts.isIdentifier(node))
    return own.has(node.text) && standsAlone(node) ? [] : [{ kind: 'name', name: node.text }]
  if (ts.isPropertyAssignment(node)) {
    const name = ts.isComputedPropertyName(node.name)
      ? node.name.expression.getText(tree)
      : node.name.text
    return [{ kind: 'key', name, value: node.initializer.getText(tree) }]
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken)
    return [{ kind: 'set', name: nameOf(node.left) }]
  return [...importsIn(node), ...callsIn(node, tree), ...environmentIn(node)]
}

/** The names in a TypeScript text. */
export function factsOf(text: string): readonly Fact[] {
  const tree = ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true)
  const own = ownNames(tree)
  const facts: Fact[] = []
  const visit = (node: ts.Node): void => {
    // types are not there when the program runs
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
      return
    facts.push(...factsOfNode(node, tree, own))
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return facts
}

/** The names in a component: in its scripts, and in its compiled template. */
export function factsOfComponent(text: string): readonly Fact[] {
  const { script, scriptSetup, template } = parse(text, { ignoreEmpty: false }).descriptor
  const compiled =
    template === null
      ? null
      : compileTemplate({
          source: template.content,
          filename: 'Component.vue',
          id: 'component',
          compilerOptions: { expressionPlugins: ['typescript'] },
        })
  if (compiled !== null && compiled.errors.length > 0)
    throw new Error(compiled.errors.map(String).join('\n'))
  return [script?.content, scriptSetup?.content, compiled?.code].flatMap((code) =>
    code === undefined ? [] : factsOf(code),
  )
}

/** Files of a folder, from the folder of the project. */
export const filesBelow = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
    .toSorted()

export const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

/** Everything the program is built from, but for its style sheets. */
export const sources = (): readonly Source[] =>
  filesBelow('src', /\.(ts|vue)$/).map((path) => ({
    path,
    facts: path.endsWith('.vue') ? factsOfComponent(textOf(path)) : factsOf(textOf(path)),
  }))
