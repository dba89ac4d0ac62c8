// Why a file is not taken or written, in French.
import { fileRefusedIn } from '../file-refused.ts'

export const fileRefused = fileRefusedIn({
  whys: {
    empty: 'il est vide',
    notText: 'ce n’est pas un texte, et donc pas un recueil',
    notJson: 'ce n’est pas un recueil de Cercle',
    notRecord: 'ce n’est pas un recueil complet de Cercle',
    twice: 'cette séance s’y trouve deux fois',
    noPartie: 'cette séance n’a pas de partie',
    changed: 'ce n’est plus ce qui a été noté, la somme de contrôle diffère',
    rules: 'cela ne peut se jouer selon les règles',
    evening: 'ce qui est dit de cette soirée ne concorde pas avec ses parties et ses règles',
    bridge: 'c’est un fichier de donnes de bridge, et Cercle ne joue pas au bridge',
    chess: 'c’est une partie d’échecs, et Cercle ne joue pas aux échecs',
    table: 'c’est un tableau pour tableur\u202f; seuls les recueils peuvent être importés',
    database:
      'c’est une base de données et non un recueil\u202f; une sauvegarde des archives se rétablit depuis la liste des sauvegardes',
    foreign: 'c’est un fichier d’un autre programme',
    missing: 'il n’existe pas',
    denied: 'les droits manquent pour le lire ou l’écrire, ou un autre programme l’a ouvert',
    notFile: 'c’est un dossier ou un périphérique, et non un fichier',
    tooLarge: 'il est trop grand pour être lu d’un coup',
    onlyImported:
      'il est trop grand pour être seulement ouvert\u202f; une fois importé, ses parties sont dans les archives',
    own: 'c’est un des fichiers de Cercle\u202f; choisissez un autre nom',
    differs: 'les archives le contiennent déjà, et disent autre chose',
    copy: 'cette sauvegarde ne peut servir\u202f; rien n’a été changé',
  },
  unusable: 'ce fichier ne peut être ni lu ni écrit',
  line: 'ligne',
  places: ['partie', 'donne', 'étape'],
  colon: '\u202f:',
})
