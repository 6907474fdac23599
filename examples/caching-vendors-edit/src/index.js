import _ from "lodash";
import { parse } from "smol-toml";

const { title } = parse('title = "the tin drum"');
document.body.textContent = `Title: ${_.startCase(title)}`;
