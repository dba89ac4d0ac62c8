// Words and phrases that the texts of a language do not use, each with what a person says today instead. They
// are looked for in all texts: those of the window, the command line, the lessons and the rule books.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { type Language, LANGUAGES } from '../../src/shared/settings.ts'

const WORDS = join(import.meta.dirname, '../../src/shared/words')

type Unused = readonly [phrase: RegExp, instead: string, sample: string]

const UNUSED: Readonly<Record<Language, readonly Unused[]>> = {
  en: [
    [/\b(lay|lays|laid|laying) (\w+ ){0,2}away\b/i, 'discard', 'You lay three cards away.'],
    [/\b(put|puts|putting) (\w+ )?away\b/i, 'remove', 'Parties you put away'],
    [/\bput by\b/i, 'set aside', 'put by for the next deal'],
    [/\b(write|writes|written|writing) out\b/i, 'export', 'Write out'],
    [/\b(take in a file|taking in|(was|were) taken in)\b/i, 'import', 'Take in a file…'],
    [/\blook(s|ing)? on\b/i, 'watch', 'You look on.'],
    [/\blook(s|ing)? with other eyes\b/i, 'from another seat', 'look with other eyes'],
    [/(?<!\()\brenonces?\b/i, 'revoke', 'Claim a renonce'],
    [/\b(anew|nought|reckon(s|ed|ing)?)\b/i, 'again, nothing, work out', 'shuffled anew'],
    [/\btold off\b/i, 'counted in order', 'The points are told off.'],
    [/^here lies?\b/i, 'say what is there', 'Here lie the parties'],
    [/\bcheck sum\b/i, 'checksum', 'The check sum differs.'],
  ],
  de: [
    [/mit anderen Augen/, 'von einem anderen Platz aus', 'mit anderen Augen sehen'],
    [/weg(ge)?räum/i, 'entfernen', 'Weggeräumtes'],
    [/Verwahrung/, 'Sicherung', 'Verwahrung'],
    [/Herein und hinaus/, 'Import und Export', 'Herein und hinaus'],
    [/Menschen dazu/, 'Mitspieler hinzufügen', 'Einen Menschen dazu'],
    [/„weiter“/, '„Weiter“, wie auf dem Knopf', 'Sagen Sie „weiter“.'],
    [/Rechenblatt/, 'Tabellenkalkulation', 'für ein Rechenblatt'],
    [/: alles ist\b/, 'ein Satz beginnt groß', 'Ton: alles ist wie am Anfang.'],
  ],
  fr: [
    [/\b(bubes?|cavalls?)\b/i, 'valet, cavalier', 'le bube de Coppe'],
    [/\bfuss\b/i, 'quinte', 'un fuss'],
    [/«[\s\u202f]weiter/i, '« je passe »', 'Passez : « weiter ».'],
    [/\bpioch/i, 'prendre au talon', 'Vous piochez une carte.'],
    [/d’autres yeux/, 'd’une autre place', 'regarder par d’autres yeux'],
    [/joueurs? de l’ordinateur/i, 'tenu par l’ordinateur', 'Joueurs de l’ordinateur'],
    [/(^|\s)(fut|furent)\b/, 'a été, ont été', 'ce qui fut noté'],
    [/répond(ez)? par\b/, 'met, mettez', 'Odile répond par la dame.'],
    [/(^|\s)a à\s/, 'doit', 'a à marquer'],
    [/\b(la ranger|parties rangées)\b/i, 'retirer', 'Parties rangées'],
    [/quelque chose (a manqué|est livré)/i, 'une erreur, des éléments', 'Quelque chose a manqué'],
    [/choix suivant/, 'le meilleur des autres choix', 'pour le choix suivant'],
  ],
}

/** Returns every piece of text of a word file, with its line: literals, and templates between their gaps. */
function readTexts(path: string): readonly (readonly [place: string, text: string])[] {
  const source = ts.createSourceFile(
    path,
    readFileSync(join(WORDS, path), 'utf8'),
    ts.ScriptTarget.Latest,
  )
  const texts: (readonly [string, string])[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateMiddleOrTemplateTail(node))
      texts.push([placeOf(node), node.text])
    if (node.kind === ts.SyntaxKind.TemplateHead)
      texts.push([placeOf(node), (node as ts.TemplateHead).text])
    ts.forEachChild(node, visit)
  }
  const placeOf = (node: ts.Node): string =>
    `${path}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`
  ts.forEachChild(source, visit)
  return texts
}

describe.each(LANGUAGES)('the texts in %s', (language) => {
  const unused = UNUSED[language]

  test.each(unused)('have no %s (but %s), as in “%s”', (phrase, _, sample) => {
    expect(sample).toMatch(phrase)
  })

  test('say what a person says today', () => {
    const files = globSync(`${language}/**/*.ts`, { cwd: WORDS })
    const texts = files.flatMap(readTexts)
    expect(texts.length).toBeGreaterThan(1_500)
    const wrong = texts.flatMap(([place, text]) =>
      unused
        .filter(([phrase]) => phrase.test(text))
        .map(([, instead]) => `${place}: “${text}”, say: ${instead}`),
    )
    expect(wrong).toEqual([])
  })
})
